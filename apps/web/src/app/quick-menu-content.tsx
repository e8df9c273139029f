import { say, t } from '@chuli/language';
import { IconButton } from '@chuli/ui';
import { Pencil, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHrefWithAsOf } from '../screen-kit/href-with-as-of.ts';
import { MoveButtons, StarButton } from '../screen-kit/favourite-buttons.tsx';
import { favouriteItems, favourites, generalMenu } from '../screen-kit/menu.ts';
import { recentSymbols } from '../screen-kit/recent-symbols.ts';
import { type SavedView, removeView, renameView, savedViews } from '../screen-kit/saved-views.ts';
import { screensHere } from '../screen-kit/screens-here.ts';
import { ViewName } from '../screen-kit/view-name.tsx';
import { PLACE_LABELS } from '../screen-kit/place-labels.ts';
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

const ViewLine = ({ view, close }: { view: SavedView; close: () => void }) => {
  const [isNaming, setNaming] = useState(false);
  const onNamed = (name: string): void => {
    setNaming(false);
    renameView(view, name);
  };
  if (isNaming)
    return (
      <li>
        <ViewName proposed={view.name} onNamed={onNamed} />
      </li>
    );
  return (
    <Line to={view.href} text={view.name} close={close}>
      <IconButton small label={t('Rename {view}', { view: view.name })} onClick={() => setNaming(true)}>
        <Pencil />
      </IconButton>
      <IconButton small label={t('Forget {view}', { view: view.name })} onClick={() => removeView(view.name)}>
        <X />
      </IconButton>
    </Line>
  );
};

/** What one keeps and where one was: favourites in one's own order, recent stocks, saved views, every screen. */
const QuickMenuContent = ({ close }: { close: () => void }) => {
  const href = useHrefWithAsOf();
  const [fault, setFault] = useState<string | null>(null);
  const favourite = favourites.use();
  const views = savedViews.use();
  const symbols = recentSymbols.use();
  const menu = generalMenu(screensHere(), favourite);
  const kept = favouriteItems(menu, favourite);
  const sections = [...placeLinks().map(({ place }) => place), 'site' as const]
    .map((place) => ({ label: PLACE_LABELS[place], items: menu.filter((item) => item.place === place) }))
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
            <ViewLine key={view.href} view={view} close={close} />
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

export default QuickMenuContent;
