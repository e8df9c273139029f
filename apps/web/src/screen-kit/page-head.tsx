import { type ScreenId, type Screen } from '@chuli/contracts/screens';
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
  explain?: readonly string[];
  children: ReactNode;
};

const Neighbours = ({ here }: { here: Screen }) => {
  const href = useCarriedHref();
  const { beside, more } = neighboursOf(here, screensHere());
  return (
    <>
      {beside.map(({ id, path, title }) => (
        <Link key={id} className="text-accent" to={href(path)}>
          {title}
        </Link>
      ))}
      {more.length > 0 && (
        <MenuButton label="More screens of this place" className="text-accent" face={`${more.length} more`}>
          {(close) => (
            <ul>
              {more.map(({ id, path, title }) => (
                <li key={id}>
                  <Link to={href(path)} onClick={close}>
                    {title}
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
export const PageHead = ({ screen, title, explain, children }: PageHeadProps) => {
  const here = screensHere().find(({ id }) => id === screen);
  const name = title ?? here?.title ?? '';
  return (
    <div className="page-head">
      <h1>{name}</h1>
      {explain !== undefined && <Explanation title={name} paragraphs={explain} />}
      <PageMenu title={here?.title ?? name} />
      {here !== undefined && <Neighbours here={here} />}
      {children}
    </div>
  );
};
