import type { TradingDate } from '@chuli/kernel';
import { latinDigits, t } from '@chuli/language';
import { parseTypedDate } from '@chuli/market';
import { type FormEvent, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { quickDates, sessionBy } from './session-days.ts';

type DateJumpProps = { sessions: readonly TradingDate[]; onPick: (date: TradingDate) => void };

const TypedDate = ({ sessions, onPick }: DateJumpProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const jump = (event: FormEvent): void => {
    event.preventDefault();
    const date = parseTypedDate(latinDigits(text));
    setWrong(date === null);
    if (date !== null) onPick(sessionBy(sessions, date));
  };
  return (
    <form onSubmit={jump}>
      <span className={classNames('field', isWrong && 'is-wrong')}>
        <input
          aria-label={t('Type a date, AD or BS')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          placeholder={t('Type a date, AD or BS')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
      </span>
      {isWrong && (
        <p id={id} role="alert" className="wrong">
          {t('Type year-month-day, such as 2024-05-14 or 2081-02-01.')}
        </p>
      )}
    </form>
  );
};

/** Straight to a day: typed in either calendar, or one that is often looked back to. */
export const DateJump = ({ sessions, onPick }: DateJumpProps) => (
  <div className="jump">
    <TypedDate sessions={sessions} onPick={onPick} />
    <div className="quick">
      {quickDates(sessions).map(({ label, date }) => (
        <button key={label} type="button" className="btn" onClick={() => onPick(date)}>
          {t(label)}
        </button>
      ))}
    </div>
  </div>
);
