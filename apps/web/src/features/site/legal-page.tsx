import './site.css';
import type { ScreenId } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { bikramSambatLongText, dateText } from '@chuli/ui';
import { PageHead } from '../../screen-kit/page-head.tsx';
import type { LegalPart, LegalSection, LegalText } from './content/legal.ts';
import { operatorFacts } from './operator-facts.ts';
import { saidHere } from './said.ts';
import { ScreenLinks } from './screen-links.tsx';

const OperatorFacts = () => (
  <dl className="fact-table">
    {operatorFacts().map(({ label, value }) => (
      <div key={label}>
        <dt>{t(label)}</dt>
        <dd>{value ?? <span className="chip is-warn">{t('not given')}</span>}</dd>
      </div>
    ))}
  </dl>
);

const Part = ({ part }: { part: LegalPart }) => {
  if (part === 'operator') return <OperatorFacts />;
  if (!('list' in part)) return <p>{saidHere(part)}</p>;
  return (
    <ul>
      {part.list.map((line) => (
        <li key={line.en}>{saidHere(line)}</li>
      ))}
    </ul>
  );
};

const keyOf = (part: LegalPart): string => {
  if (part === 'operator') return part;
  return 'list' in part ? part.list.map(({ en }) => en).join(' ') : part.en;
};

const Section = ({ section }: { section: LegalSection }) => (
  <section aria-labelledby={section.id}>
    <h2 id={section.id} tabIndex={-1}>
      {saidHere(section.title)}
    </h2>
    {section.parts.map((part) => (
      <Part key={keyOf(part)} part={part} />
    ))}
    {section.screens !== undefined && <ScreenLinks paths={section.screens} />}
  </section>
);

/** A text of law or of terms: contents, version and sections, in the language of the reader. */
export const LegalPage = ({ screen, text }: { screen: ScreenId; text: LegalText }) => {
  const bs = bikramSambatLongText(text.version);
  return (
    <>
      <PageHead screen={screen}>
        <span className="ml-auto age">
          {t('Version of {date}', { date: dateText(text.version) })}
          {bs !== null && ` · ${bs}`}
        </span>
      </PageHead>
      <div className="reading">
        <nav className="toc" aria-label={t('Contents')}>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{saidHere(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          <p className="lead">{saidHere(text.lead)}</p>
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </article>
      </div>
    </>
  );
};
