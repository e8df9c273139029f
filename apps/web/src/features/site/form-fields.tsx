import type { RepliedBy } from '@chuli/contracts';
import { saidHere, t } from '@chuli/language';
import { classNames } from '@chuli/ui';
import { useId } from 'react';
import { FormField as InputField, useProblem } from '../../shared/account/form.tsx';
import { attachedFacts } from './attached-facts.ts';

/** Shows, before anything is agreed to, exactly what would go along. */
const AttachedHere = () => {
  // The page that is drawn before code knows no browser.
  if (typeof document === 'undefined') return null;
  const { page, version, browser } = attachedFacts();
  return (
    <dl className="fact-table">
      {[
        { label: t('Page'), value: page },
        { label: t('Version'), value: version },
        { label: t('Browser'), value: browser },
      ]
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

export type SiteForm = RepliedBy<'/site/form/{id}/'>;
export type SiteField = SiteForm['fields'][number];
type OfKind<K extends SiteField['kind']> = { field: Extract<SiteField, { kind: K }> };

const labelOf = ({ label, required, kind }: SiteField): string =>
  required || kind === 'consent' ? saidHere(label) : t('{field} (optional)', { field: saidHere(label) });

const hintOf = ({ hint }: SiteField): string | undefined => (hint === undefined ? undefined : saidHere(hint));

const ProblemLine = ({ id, problem }: { id: string; problem: string | undefined }) =>
  problem === undefined ? null : (
    <span id={id} className="problem">
      {problem}
    </span>
  );

const LongTextField = ({ field }: OfKind<'text' | 'long-text'>) => {
  const id = useId();
  const problem = useProblem(field.id);
  return (
    <div className="row">
      <label htmlFor={id}>{labelOf(field)}</label>
      <span className={classNames('field', problem !== undefined && 'is-wrong')}>
        <textarea
          id={id}
          name={field.id}
          rows={6}
          maxLength={field.max_length}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
      </span>
      <ProblemLine id={`${id}-problem`} problem={problem} />
    </div>
  );
};

const ChoiceField = ({ field }: OfKind<'choice'>) => {
  const id = useId();
  const problem = useProblem(field.id);
  return (
    <div
      className="row"
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-problem`}
      aria-invalid={problem !== undefined}
    >
      <span id={`${id}-label`} className="legend">
        {labelOf(field)}
      </span>
      {field.choices.map(({ value, label }) => (
        <div key={value} className="tick">
          <input id={`${id}-${value}`} type="radio" name={field.id} value={value} />
          <label htmlFor={`${id}-${value}`}>{saidHere(label)}</label>
        </div>
      ))}
      <ProblemLine id={`${id}-problem`} problem={problem} />
    </div>
  );
};

const ConsentField = ({ field }: OfKind<'consent'>) => {
  const id = useId();
  const problem = useProblem(field.id);
  return (
    <div className="row">
      <div className="tick">
        <input
          id={id}
          type="checkbox"
          name={field.id}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
        />
        <label htmlFor={id}>{labelOf(field)}</label>
      </div>
      {field.attaches === true && <AttachedHere />}
      <ProblemLine id={`${id}-problem`} problem={problem} />
    </div>
  );
};

/** A field as its kind is drawn. */
export const DefinedField = ({ field }: { field: SiteField }) => {
  if (field.kind === 'choice') return <ChoiceField field={field} />;
  if (field.kind === 'consent') return <ConsentField field={field} />;
  if (field.kind === 'long-text') return <LongTextField field={field} />;
  const kind =
    field.kind === 'phone'
      ? ({ type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const)
      : { type: 'text' };
  return <InputField name={field.id} label={labelOf(field)} hint={hintOf(field)} {...kind} />;
};
