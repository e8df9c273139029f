import { t } from '@chuli/language';
import { INSTRUMENT_NAMES, SECTORS } from '@chuli/market';
import { type Universe, wordOf } from '@chuli/scan';
import { Combobox, SegmentedControl } from '@chuli/ui';
import { say } from '@chuli/language';

const TURNOVERS = [0, 2_000_000, 10_000_000] as const;
const TURNOVER_WORDS = ['Any turnover', '≥ 20 lakh', '≥ 1 Cr'] as const;

type Props = { readonly universe: Universe; readonly onChange: (universe: Universe) => void };

/** Which stocks are judged: the instrument, the sector, and what is traded of them a day. */
export const UniverseFields = ({ universe, onChange }: Props) => {
  const sectors = SECTORS.map(({ name }) => ({ value: say(name), label: say(name), word: wordOf(name) }));
  const instruments = INSTRUMENT_NAMES.map((name) => ({
    value: say(name),
    label: say(name),
    word: wordOf(name),
  }));
  const nameIn = (options: typeof sectors, words: readonly string[]): string =>
    options.find(({ word }) => word === words[0])?.value ?? '';
  const wordIn = (options: typeof sectors, value: string): string[] =>
    options.filter((option) => option.value === value).map(({ word }) => word);
  return (
    <>
      <Combobox
        label={t('Instrument')}
        options={instruments}
        value={nameIn(instruments, universe.instruments)}
        onChoose={(value) => onChange({ ...universe, instruments: wordIn(instruments, value) })}
        size={14}
        clearable
        opensOnPress
      />
      <Combobox
        label={t('Sector')}
        options={sectors}
        value={nameIn(sectors, universe.sectors)}
        onChoose={(value) => onChange({ ...universe, sectors: wordIn(sectors, value) })}
        size={14}
        clearable
        opensOnPress
      />
      <SegmentedControl
        label={t('Turnover')}
        choices={TURNOVERS.map((value, place) => ({
          value: String(value),
          label: t(TURNOVER_WORDS[place] ?? 'Any turnover'),
        }))}
        value={String(universe.turnoverFrom)}
        onChoose={(value) => onChange({ ...universe, turnoverFrom: Number(value) })}
      />
    </>
  );
};
