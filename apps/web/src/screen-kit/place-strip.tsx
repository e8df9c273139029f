import type { Screen } from '@chuli/contracts/screens';
import { say, t } from '@chuli/language';
import { Link } from 'react-router';
import { useHrefWithAsOf } from './href-with-as-of.ts';
import { GROUP_NAMES, placeTabs } from './place-tabs.ts';
import { screensHere } from './screens-here.ts';

type Tab = { key: string; label: string; path: string; isHere: boolean };

/** Puts the tab one is on into the middle. Not scrollIntoView: that would move the page as well. */
const centre = (tab: HTMLAnchorElement | null): void => {
  const strip = tab?.parentElement;
  if (strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
};

/** One line that scrolls sideways. */
const Strip = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const href = useHrefWithAsOf();
  return (
    <nav className="place-strip" aria-label={label}>
      {tabs.map(({ key, label: name, path, isHere }) => (
        <Link key={key} to={href(path)} {...(isHere && { ref: centre, 'aria-current': 'page' as const })}>
          {name}
        </Link>
      ))}
    </nav>
  );
};

/** The other screens of the same place: by group where they are many, then those of the group. */
export const PlaceStrip = ({ here }: { here: Screen }) => {
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
      {groupTabs.length > 1 && <Strip label={t('Groups of screens')} tabs={groupTabs} />}
      {tabs.length > 1 && <Strip label={t('Screens of this place')} tabs={tabs} />}
    </>
  );
};
