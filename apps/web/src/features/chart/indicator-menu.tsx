import { say, t } from '@chuli/language';
import { Button, IconButton, ToolMenu } from '@chuli/ui';
import { Plus, X } from 'lucide-react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { type ChosenIndicator, kindOf, roomFor, withAnother, withNumbers } from './chosen-indicators.ts';
import { INDICATOR_KINDS, nameWith, shortName } from './indicator-kinds.ts';

type RowProps = {
  one: ChosenIndicator;
  onChange: (numbers: readonly number[]) => void;
  onRemove: () => void;
};

const ChosenRow = ({ one, onChange, onRemove }: RowProps) => {
  const kind = kindOf(one);
  if (kind === undefined) return null;
  return (
    <div className="row">
      <b className="flex-1">{shortName(kind)}</b>
      {Object.values(kind.parameters).map(({ label, lowest, highest, isWhole }, index) => (
        <label key={label} className="flex items-center gap-1">
          <span className="text-muted">{say(label)}</span>
          <input
            className="number"
            type="number"
            min={lowest}
            max={highest}
            step={isWhole ? 1 : 0.5}
            value={one.numbers[index]}
            onChange={(event) => {
              const value = event.target.valueAsNumber;
              const isPossible = value >= lowest && value <= highest && (!isWhole || Number.isInteger(value));
              if (isPossible) onChange(one.numbers.with(index, value));
            }}
          />
        </label>
      ))}
      <IconButton label={t('Remove {name}', { name: nameWith(kind, one.numbers) })} small onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  );
};

/** A row stays the same while its numbers are typed: the second EMA is the second EMA. */
const rowKeys = (indicators: readonly ChosenIndicator[]): string[] =>
  indicators.map(({ id }, index) => {
    const before = indicators.slice(0, index).filter((other) => other.id === id).length;
    return `${id} ${before}`;
  });

/** Which indicators are on the chart, and with which numbers. */
export const IndicatorMenu = () => {
  const [{ indicators }, set] = useAddress(chartAddress);
  const keys = rowKeys(indicators);
  return (
    <ToolMenu
      label={t('Indicator')}
      face={
        <>
          <Plus aria-hidden /> {t('Indicator')}
        </>
      }
    >
      <div className="row">
        {INDICATOR_KINDS.map((kind) => (
          <Button
            key={kind.id}
            title={say(kind.title)}
            disabled={roomFor(indicators, kind.place) <= 0}
            onClick={() => set({ indicators: withAnother(indicators, kind) }, 'replace')}
          >
            {shortName(kind)}
          </Button>
        ))}
      </div>
      {indicators.map((one, index) => (
        <ChosenRow
          key={keys[index]}
          one={one}
          onChange={(numbers) => set({ indicators: withNumbers(indicators, index, numbers) }, 'replace')}
          onRemove={() => set({ indicators: indicators.toSpliced(index, 1) }, 'replace')}
        />
      ))}
      {indicators.length === 0 && (
        <p className="text-muted">{t('None is on the chart: choose one above.')}</p>
      )}
    </ToolMenu>
  );
};
