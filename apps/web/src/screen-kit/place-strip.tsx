import type { Layout, Screen } from '@chuli/contracts/screens';
import { say, t } from '@chuli/language';
import { GROUP_NAMES, placeTabs } from './place-tabs.ts';
import { screensHere } from './screens-here.ts';
import { TabStrip } from './tab-strip.tsx';

/** Over the screens of these layouts stands a strip of their own. */
const WITH_STRIP: ReadonlySet<Layout> = new Set(['utility', 'fundamental', 'terminal']);

/** The other screens of the same place: by group where they are many, then those of the group. */
export const PlaceStrip = ({ here }: { here: Screen }) => {
  if (WITH_STRIP.has(here.layout)) return null;
  const { groups, screens } = placeTabs(here, screensHere());
  const groupTabs = groups.map(({ group, first }) => ({
    key: group,
    label: t(GROUP_NAMES[group]),
    path: first.path,
    isHere: group === here.group,
  }));
  const tabs = screens.map(({ id, title, path }) => ({
    key: id,
    label: say(title),
    path,
    isHere: id === here.id,
  }));
  return (
    <>
      {groupTabs.length > 1 && <TabStrip label={t('Groups of screens')} tabs={groupTabs} />}
      {tabs.length > 1 && <TabStrip label={t('Screens of this place')} tabs={tabs} />}
    </>
  );
};
