import { type Following, FollowingProvider } from '@chuli/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useFollowed } from '../shared/membership/use-followed.ts';

/** The stars of all tables: what is followed is asked for once, when the first table wants to know. */
export const Stars = ({ children }: { children: ReactNode }) => {
  const [isWanted, setWanted] = useState(false);
  const follow = useFollowed(isWanted);
  const following = useMemo<Following>(() => ({ follow, want: () => setWanted(true) }), [follow]);
  return <FollowingProvider value={following}>{children}</FollowingProvider>;
};
