import { type Phrase, t } from '@chuli/language';
import { TabList } from '@chuli/ui';
import { useNavigate } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

export const NOTICE_PANEL = 'notices-shown';

const TABS = { mine: 'For me', everyone: 'For everyone' } as const satisfies Record<string, Phrase>;
export type NoticeTab = keyof typeof TABS;

/** One screen with two tabs; each keeps its own address, so that a link leads to what it always led to. */
export const NoticeTabs = ({ shown }: { shown: NoticeTab }) => {
  const isSignedIn = useSignedIn();
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const paths = {
    mine: isSignedIn ? '/notifications' : '/notifications-user',
    everyone: '/notifications-general',
  } as const satisfies Record<NoticeTab, string>;
  return (
    <TabList
      label={t('Notifications')}
      tabs={(Object.keys(TABS) as NoticeTab[]).map((value) => ({ value, label: t(TABS[value]) }))}
      value={shown}
      onChoose={(tab) => void navigate(href(paths[tab]))}
      panelId={NOTICE_PANEL}
    />
  );
};
