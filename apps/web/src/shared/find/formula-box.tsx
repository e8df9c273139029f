import './formula.css';
import { languageNow, say, t } from '@chuli/language';
import { type ScanFault, faultText } from '@chuli/scan';
import { scanWords } from '@chuli/scan/words';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Marked } from './marked.tsx';
import { type Judged, judgedText, scanTextOf } from './judged-text.ts';
import type { StockTable } from '@chuli/scan/filter';

const Fault = ({ text, fault }: { text: string; fault: ScanFault }) => {
  const href = useHrefWithAsOf();
  const scan = scanTextOf(text);
  return (
    <p className="scan-fault" role="status">
      <Marked text={text} fault={fault} />
      <span>{faultText(fault, say)}</span>
      {scan !== null && (
        <Link className="text-accent" to={href('/custom-signal-pro-v2', { q: scan })}>
          {t('Open in the scan builder')}
        </Link>
      )}
    </p>
  );
};

/** The language of rules is the same for every reader. */
const EXAMPLE = 'pe < sector.pe and roe > 15';

/** What the rule says, in the words of the reader. */
const said = (judged: Judged): string | null => {
  if ('fault' in judged || judged.found.parsed === null) return null;
  return scanWords(judged.found.parsed.rule, languageNow());
};

type Props = {
  readonly text: string;
  readonly table: StockTable;
  readonly onText: (text: string) => void;
};

/** The rule as text. What is typed counts once it can be read; until then it says where it cannot. */
export const FormulaBox = ({ text, table, onText }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState({ of: text, text });
  const shown = typed.of === text ? typed.text : text;
  const judged = judgedText(shown, table);
  const words = said(judged);
  const type = (next: string): void => {
    const isRead = 'found' in judgedText(next, table);
    setTyped({ of: isRead ? next : text, text: next });
    if (isRead) onText(next);
  };
  return (
    <section className="filter-formula" aria-label={t('The rule as text')}>
      <label className="sr-only" htmlFor={id}>
        {t('The rule as text')}
      </label>
      <input
        id={id}
        type="text"
        maxLength={500}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={EXAMPLE}
        aria-invalid={'fault' in judged}
        value={shown}
        onChange={(event) => type(event.target.value)}
      />
      {words !== null && (
        <p className="filter-words" role="status">
          {words}
        </p>
      )}
      {'fault' in judged && <Fault text={shown} fault={judged.fault} />}
    </section>
  );
};
