import { t } from '@chuli/language';
import { momentText } from '../../shared/account/moments.ts';
import { faultText } from './fault-text.ts';
import type { Settings } from './use-notice-settings.ts';

export type Link = NonNullable<Settings['webhook']>;

type LinkStateProps = {
  readonly link: Link;
  /** What is linked, for where it has no name. */
  readonly fallback: string;
};

/** Where messages go, since when, and what became of the last of them. */
export const LinkState = ({ link, fallback }: LinkStateProps) => (
  <>
    <dl className="facts link-state">
      <dt>{t('Linked to')}</dt>
      <dd className="link-name">{link.name ?? fallback}</dd>
      <dt>{t('Since')}</dt>
      <dd>{momentText(link.linked_at)}</dd>
      <dt>{t('Last message')}</dt>
      <dd>{link.sent_at === null ? t('none yet') : momentText(link.sent_at)}</dd>
      {link.failed_at !== null && link.failure !== null && (
        <>
          <dt>{t('Last problem')}</dt>
          <dd>{`${momentText(link.failed_at)}: ${faultText(link.failure)}`}</dd>
        </>
      )}
    </dl>
    {link.off_at !== null && (
      <p className="form-text link-off">
        {t('Switched off on {date}: too many messages were not taken. Send a test to switch it on again.', {
          date: momentText(link.off_at),
        })}
      </p>
    )}
  </>
);
