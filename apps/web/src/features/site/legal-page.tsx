import './site.css';
import type { ScreenId } from '@chuli/contracts/screens';
import { tradingDate } from '@chuli/kernel';
import { saidHere, t } from '@chuli/language';
import { bikramSambatLongText, dateText } from '@chuli/ui';
import { PageHead } from '../../screen-kit/page-head.tsx';
import type { LegalPart, LegalSection, LegalText } from '@chuli/language/pages/legal';
import { operatorFacts } from '../../shared/site/operator-facts.ts';
import { ScreenLinks } from './screen-links.tsx';

/** What is known is shown; what the law wants besides is named in one line, so that nobody takes the list for whole. */
const OperatorFacts = () => {
  const facts = operatorFacts();
  const known = facts.filter(({ value }) => value !== null);
  const missing = facts.filter(({ value }) => value === null);
  return (
    <>
      {known.length > 0 && (
        <dl className="fact-table">
          {known.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="text-muted">
          {t('Not published yet: {facts}.', { facts: missing.map(({ label }) => t(label)).join(', ') })}
        </p>
      )}
    </>
  );
};

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
  const version = tradingDate(text.version);
  const bs = bikramSambatLongText(version);
  return (
    <>
      <PageHead screen={screen}>
        <span className="ml-auto age">
          {t('Version of {date}', { date: dateText(version) })}
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
