import type { ScreenId } from '@chuli/contracts/screens';
import { type Phrase, say, t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import type { ReactNode } from 'react';
import { PageMenu } from './page-menu.tsx';
import { PlaceStrip } from './place-strip.tsx';
import { screensHere } from './screens-here.ts';
import { CircleQuestionMark } from 'lucide-react';

/** How to read a page, at the button that asks for it: what its figures mean and what they do not. */
const Explanation = ({ title, paragraphs }: { title: string; paragraphs: readonly Phrase[] }) => (
  <MenuButton label={t('Read this page')} className="icon-btn is-small" face={<CircleQuestionMark />}>
    {() => (
      <div className="explanation">
        <h2>{t('How to read {page}', { page: title })}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{t(paragraph)}</p>
        ))}
      </div>
    )}
  </MenuButton>
);

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
        {explain !== undefined && <Explanation title={name} paragraphs={explain} />}
        <PageMenu title={here?.title ?? name} />
        {children}
      </div>
    </>
  );
};
