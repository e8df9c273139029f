import { type ScreenId, type Screen } from '@chuli/contracts/screens';
import { type Phrase, say, t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCarriedHref } from './carried-href.ts';
import { Explanation } from './explanation.tsx';
import { neighboursOf } from './neighbours.ts';
import { PageMenu } from './page-menu.tsx';
import { screensHere } from './screens-here.ts';

type PageHeadProps = {
  screen: ScreenId;
  title?: string;
  /** How to read this page. */
  explain?: readonly Phrase[];
  /** The filters need the whole line: all neighbours go into the menu. */
  isCrowded?: boolean;
  children: ReactNode;
};

const Neighbours = ({ here, isCrowded }: { here: Screen; isCrowded: boolean }) => {
  const href = useCarriedHref();
  const { beside, more } = neighboursOf(here, screensHere(), isCrowded ? 0 : undefined);
  return (
    <>
      {beside.map(({ id, path, title }) => (
        <Link key={id} className="text-accent" to={href(path)}>
          {say(title)}
        </Link>
      ))}
      {more.length > 0 && (
        <MenuButton
          label={t('More screens of this place')}
          className="text-accent"
          face={t('{count} more', { count: more.length })}
        >
          {(close) => (
            <ul>
              {more.map(({ id, path, title }) => (
                <li key={id}>
                  <Link to={href(path)} onClick={close}>
                    {say(title)}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </MenuButton>
      )}
    </>
  );
};

/** The name of the screen, what can be done with it, its neighbours in the same place, and its filters. */
export const PageHead = ({ screen, title, explain, isCrowded = false, children }: PageHeadProps) => {
  const here = screensHere().find(({ id }) => id === screen);
  const name = title ?? say(here?.title ?? '');
  return (
    <div className="page-head">
      <h1>{name}</h1>
      {explain !== undefined && <Explanation title={name} paragraphs={explain} />}
      <PageMenu title={here?.title ?? name} />
      {here !== undefined && <Neighbours here={here} isCrowded={isCrowded} />}
      {children}
    </div>
  );
};
