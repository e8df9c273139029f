import { t } from '@chuli/language';
import { Button, Drawer } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import type { Keeper } from '../../account/keeper.ts';
import { loadKeeper } from '../../account/own-fetch.ts';
import { dropHandOff } from '../../account/session.ts';
import type { Person } from '../../features/account/use-person.ts';

/** Longer than any token of ours lasts; the server says when it is over. */
const SECONDS = 900;

/** Whose token it is. It is shown to our own server alone, and kept nowhere. */
const ownerOf = async (token: string): Promise<Person | null> => {
  const reply = await fetch('/api/accounts/user/whoami/', { headers: { authorization: `Bearer ${token}` } });
  return reply.ok ? ((await reply.json()) as Person) : null;
};

const accept = (keeper: Keeper, token: string): void => {
  dropHandOff();
  keeper.signOut();
  keeper.takeHandOff(token, SECONDS);
};

/** A link may bring a sign-in along. Anybody can write a link, so it counts only once the reader has said so. */
export const HandOff = ({ token }: { token: string }) => {
  const asked = useQuery({ queryKey: ['hand-off'], queryFn: () => ownerOf(token), gcTime: 0, retry: false });
  if (asked.isPending) return null;
  const person = asked.data ?? null;
  return (
    <Drawer
      title={
        person === null
          ? t('This link can’t sign you in')
          : t('Sign in here as {name}?', { name: person.name })
      }
      onClose={dropHandOff}
    >
      <div className="panel-body">
        <p className="text-13">
          {person === null
            ? t('The sign-in in this link is invalid or has expired.')
            : t(
                'This link signs you in to this account for a few minutes, in this tab only. Continue only if you trust where the link came from.',
              )}
        </p>
        <div className="flex gap-2">
          {person !== null && (
            <Button tone="primary" onClick={() => void loadKeeper().then((keeper) => accept(keeper, token))}>
              {t('Sign in')}
            </Button>
          )}
          <Button onClick={dropHandOff}>{t(person === null ? 'Close' : 'No')}</Button>
        </div>
      </div>
    </Drawer>
  );
};
