import { t } from '@chuli/language';
import { Button, Drawer } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import type { Keeper } from '../../account/keeper.ts';
import { loadKeeper } from '../../account/own-fetch.ts';
import { dropHandOff } from '../../account/session.ts';
import type { Person } from './use-person.ts';

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
          ? t('The link does not sign you in')
          : t('Sign in here as {name}?', { name: person.name })
      }
      onClose={dropHandOff}
    >
      <div className="panel-body">
        <p className="text-13">
          {person === null
            ? t('The sign-in that the link brought along is not valid, or no longer so.')
            : t(
                'The link that you opened brought a sign-in of this account along. Go on only if you know where the link is from. It lasts for a few minutes, in this tab alone.',
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
