import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screenAt } from '../screen-kit/screens-here.ts';
import { countVisit, notePage } from '../screen-kit/visits.ts';

/** Counts on this machine which screens are opened, and remembers for this tab where one was last. */
export const useVisit = (): void => {
  const { pathname, search } = useLocation();
  const { id, place } = screenAt(pathname) ?? {};
  useEffect(() => {
    if (id !== undefined) countVisit(id);
  }, [id]);
  useEffect(() => {
    if (place !== 'site') notePage(pathname + search);
  }, [place, pathname, search]);
};
