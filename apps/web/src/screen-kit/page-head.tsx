import type { ScreenId } from '@chuli/contracts/screens';
import { type Phrase, say } from '@chuli/language';
import type { ReactNode } from 'react';
import { PageMenu } from './page-menu.tsx';
import { PlaceStrip } from './place-strip.tsx';
import { ReadThisPage } from './read-this-page.tsx';
import { screensHere } from './screens-here.ts';

type PageHeadProps = {
  screen: ScreenId;
  title?: string;
  /** How to read this page. */
  explain?: readonly Phrase[];
  children: ReactNode;
};

/** The tabs of the place, then the name of the screen, what can be done with it, and its filters. */
export const PageHead = ({ screen, title, explain, children }: PageHeadProps) => {
  const here = screensHere().find(({ id }) => id === screen);
  const name = title ?? say(here?.title ?? '');
  return (
    <>
      {here !== undefined && <PlaceStrip here={here} />}
      <div className="page-head">
        <h1>{name}</h1>
        {explain !== undefined && <ReadThisPage title={name} paragraphs={explain} />}
        <PageMenu title={here?.title ?? name} />
        {children}
      </div>
    </>
  );
};
