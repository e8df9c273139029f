import { type Phrase, t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { CircleQuestionMark } from 'lucide-react';

type ReadThisPageProps = {
  title: string;
  paragraphs: readonly Phrase[];
  /** With its words: on a page without a heading beside which a sign would do. */
  isNamed?: boolean;
};

/** How to read a page, at the button that asks for it: what its figures mean and what they do not. */
export const ReadThisPage = ({ title, paragraphs, isNamed = false }: ReadThisPageProps) => (
  <MenuButton
    label={t('Read this page')}
    className={isNamed ? 'text-accent' : 'icon-btn is-small'}
    face={isNamed ? t('Read this page') : <CircleQuestionMark />}
  >
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
