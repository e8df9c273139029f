import './kept-list.css';
import { t } from '@chuli/language';
import { Button, ToolMenu } from '@chuli/ui';
import { Trash2 } from 'lucide-react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { SignInLink } from '../membership/sign-in-link.tsx';
import { chartAddress } from './chart-address.ts';
import { INTERVAL_LABELS } from './chart-interval.ts';
import { NameForm } from './name-form.tsx';
import { type KeptSetup, setUpOf, useSetups } from './use-setups.ts';

const summaryOf = ({ interval, indicators, compare }: KeptSetup): string =>
  [t(INTERVAL_LABELS[interval]), ...indicators.filter((one) => !one.startsWith('-')), ...compare].join(' · ');

const Setups = ({ close }: { close: () => void }) => {
  const [view, set] = useAddress(chartAddress);
  const { call, failure, isBusy, add, save, remove } = useSetups();
  const rows = call.data?.rows ?? [];
  return (
    <>
      {rows.length === 0 && (
        <p className="text-muted">
          {t('Save the indicators and style of this chart under a name to use them on any stock.')}
        </p>
      )}
      <ul className="kept-list">
        {rows.map((kept) => (
          <li key={kept.id}>
            <button
              type="button"
              onClick={() => {
                set({ ...setUpOf(kept), until: null });
                close();
              }}
            >
              <b>{kept.name}</b>
              <span>{summaryOf(kept)}</span>
            </button>
            <Button tone="quiet" disabled={isBusy} onClick={() => void save(kept, view)}>
              {t('Update')}
            </Button>
            <Button
              tone="quiet"
              disabled={isBusy}
              aria-label={t('Delete {name}', { name: kept.name })}
              onClick={() => void remove(kept)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <NameForm label={t('Save as')} onName={(name) => void add(name, view)} />
      <output className="text-down">{failure}</output>
    </>
  );
};

/** Indicators and looks under names, kept in the account. */
export const SetupMenu = () => {
  const { isSignedIn } = useSetups();
  return (
    <ToolMenu label={t('Setups')}>
      {(close) =>
        isSignedIn ? (
          <Setups close={close} />
        ) : (
          <p>
            <SignInLink className="text-accent">
              {t('Sign in to save setups and use them on every device.')}
            </SignInLink>
          </p>
        )
      }
    </ToolMenu>
  );
};
