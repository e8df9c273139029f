import { useEffect } from 'react';

/** Whether a key belongs to a field: then it is text, not a command. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement &&
  (event.target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(event.target.tagName));

/** Runs a command for keys pressed outside fields; it says itself which keys are its own by returning true. */
export const useKey = (handle: (event: KeyboardEvent) => boolean): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event)) return;
      if (handle(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [handle]);
};
