import { useEffect } from 'react';
import { useSignIn } from '../account/session.ts';
import { favouritesOwner } from '../screen-kit/menu.ts';

/** Whoever is signed in has the favourites of the account; what that takes is fetched for them alone. */
export const useKeptFavourites = (): void => {
  const signIn = useSignIn();
  useEffect(() => {
    if (signIn === null && favouritesOwner.get() === null) return;
    void import('../features/site/kept-favourites.ts').then(
      ({ followSignIn }) => followSignIn(signIn),
      // Without a connection the copy of the last visit is shown; the next visit brings the rest.
      () => undefined,
    );
  }, [signIn]);
};
