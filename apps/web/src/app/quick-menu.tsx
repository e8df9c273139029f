import type { Place } from '@chuli/contracts/screens';
import { type Phrase, say, t } from '@chuli/language';
import { IconButton, MenuButton } from '@chuli/ui';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCarriedHref } from '../screen-kit/carried-href.ts';
import { MoveButtons, StarButton } from '../screen-kit/favourite-buttons.tsx';
import { favouriteItems, favourites, generalMenu } from '../screen-kit/menu.ts';
import { recentSymbols } from '../screen-kit/recent-symbols.ts';
import { removeView, savedViews } from '../screen-kit/saved-views.ts';
import { screensHere } from '../screen-kit/screens-here.ts';
import { placeLinks } from './places.ts';

type LineProps = { to: string; text: string; close: () => void; children?: ReactNode };

const Line = ({ to, text, close, children }: LineProps) => {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} onClick={close} {...(to.split('?')[0] === pathname && { 'aria-current': 'page' })}>
        {text}
      </Link>
      {children}
    </li>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <div className="menu-title">{title}</div>
    <ul>{children}</ul>
  </section>
);

/** Help, terms and forms: no place of the work, but found from everywhere. */
const SITE: { place: Place; label: Phrase } = { place: 'site', label: 'Help and terms' };

const QuickMenuContent = ({ close }: { close: () => void }) => {
  const href = useCarriedHref();
  const [fault, setFault] = useState<string | null>(null);
  const favourite = favourites.use();
  const views = savedViews.use();
  const symbols = recentSymbols.use();
  const menu = generalMenu(screensHere(), favourite);
  const kept = favouriteItems(menu, favourite);
  const sections = [...placeLinks(), SITE]
    .map(({ place, label }) => ({ label, items: menu.filter((item) => item.place === place) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <output className="said">{fault}</output>
      {kept.length > 0 && (
        <Section title={t('Favourites')}>
          {kept.map((item) => (
            <Line key={item.id} to={href(item.path)} text={say(item.text)} close={close}>
              <MoveButtons item={item} onKept={setFault} />
              <StarButton item={item} onKept={setFault} />
            </Line>
          ))}
        </Section>
      )}
      {symbols.length > 0 && (
        <Section title={t('Recent stocks')}>
          {symbols.map((symbol) => (
            <Line key={symbol} to={href('/stock-profile', { symbol })} text={symbol} close={close} />
          ))}
        </Section>
      )}
      {views.length > 0 && (
        <Section title={t('Saved views')}>
          {views.map((view) => (
            <Line key={view.href} to={view.href} text={view.name} close={close}>
              <IconButton
                small
                label={t('Forget {view}', { view: view.name })}
                onClick={() => removeView(view.name)}
              >
                <X />
              </IconButton>
            </Line>
          ))}
        </Section>
      )}
      {sections.map(({ label, items }) => (
        <Section key={label} title={t(label)}>
          {items.map((item) => (
            <Line key={item.id} to={href(item.path)} text={say(item.text)} close={close}>
              <StarButton item={item} onKept={setFault} />
            </Line>
          ))}
        </Section>
      ))}
    </>
  );
};

/** What one keeps and where one was: favourites in one's own order, recent stocks, saved views, every screen. */
export const QuickMenu = () => (
  <MenuButton label={t('Favourites, recent stocks and all screens')} className="icon-btn" face={<Menu />}>
    {(close) => <QuickMenuContent close={close} />}
  </MenuButton>
);
