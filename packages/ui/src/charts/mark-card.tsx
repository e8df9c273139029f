import { t } from '@chuli/language';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../controls/button.tsx';
import { dateText } from '../formats/date-text.ts';
import { bikramSambatShown } from './bar-readout.tsx';
import type { PriceMark } from './price-bar.ts';

/** What happened on a bar. It stands beside the bars, so that it covers none; over them only where there is no room beside. */
export const MarkCard = ({ marks, onClose }: { marks: readonly PriceMark[]; onClose: () => void }) => {
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus(), []);
  return (
    <section
      className="float mark-card"
      aria-label={marks.map(({ text, date }) => `${text}, ${dateText(date)}`).join('; ')}
    >
      {marks.map(({ text, date, details = [], note }, index) => (
        <div key={`${date} ${text}`}>
          <header>
            <b className="flex-1">{text}</b>
            <span className="label">
              {[dateText(date), bikramSambatShown(date)].filter((text) => text !== null).join(' · ')}
            </span>
            {index === 0 && (
              <IconButton
                label={t('Close')}
                small
                ref={closer}
                onClick={onClose}
                onKeyDown={(event) => event.key === 'Escape' && onClose()}
              >
                <X />
              </IconButton>
            )}
          </header>
          {details.length > 0 && (
            <dl>
              {details.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {note !== undefined && <p>{note}</p>}
        </div>
      ))}
    </section>
  );
};
