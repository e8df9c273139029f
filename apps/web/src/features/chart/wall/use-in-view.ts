import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element is in the window; the first look at it has not to wait for the browser to say so. */
export const useInView = (box: RefObject<HTMLElement | null>): boolean => {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isInView;
};
