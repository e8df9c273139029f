import { t } from '@chuli/language';
import { MenuButton, classNames } from '@chuli/ui';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from './href-with-as-of.ts';
import { useFitting } from './use-fitting.ts';

type Tab = { key: string; label: string; path: string; isHere: boolean };

const here = ({ isHere }: Tab) => isHere && ({ 'aria-current': 'page' } as const);

/** The tabs that have no room; named after the one that is shown, where it is one of them. */
const More = ({ tabs }: { tabs: readonly Tab[] }) => {
  const href = useHrefWithAsOf();
  const shown = tabs.find(({ isHere }) => isHere);
  return (
    <MenuButton
      label={shown === undefined ? t('More') : t('{screen}, more', { screen: shown.label })}
      className={classNames('more', shown !== undefined && 'is-here')}
      face={
        <>
          <span className="truncate">{shown?.label ?? t('More')}</span>
          <ChevronDown aria-hidden />
        </>
      }
    >
      {(close) => (
        <ul>
          {tabs.map((tab) => (
            <li key={tab.key}>
              <Link to={href(tab.path)} onClick={close} {...here(tab)}>
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </MenuButton>
  );
};

/** One line of tabs; those that do not fit stand in a menu at its end. */
export const TabStrip = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const href = useHrefWithAsOf();
  const line = useRef<HTMLDivElement>(null);
  const fitting = useFitting(line, tabs.length);
  return (
    <nav className="place-strip" aria-label={label}>
      <div className="strip-room">
        <div ref={line} className="strip-line">
          {tabs.map((tab, place) => (
            <Link
              key={tab.key}
              to={href(tab.path)}
              className={classNames(place >= fitting && 'invisible')}
              {...here(tab)}
            >
              {tab.label}
            </Link>
          ))}
        </div>
        {fitting < tabs.length && <More tabs={tabs.slice(fitting)} />}
      </div>
    </nav>
  );
};
