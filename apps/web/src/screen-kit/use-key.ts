import { useEffect } from 'react';
import { isTyping } from './is-typing.ts';

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
