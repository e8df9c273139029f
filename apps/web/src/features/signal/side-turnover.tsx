import { t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import type { BoardFilters } from './board-address.ts';

type Side = BoardFilters['side'];
type Turnover = BoardFilters['turnover'];
type ChoiceProps<Value> = { value: Value; onChoose: (chosen: Value) => void };

const SIDES = [
  { value: 'any', label: 'Both' },
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const satisfies readonly DeclaredChoice<Side>[];

const TURNOVERS = [
  { value: '0', label: 'Any turnover' },
  { value: '2000000', label: '≥ 20 Lac', hint: 'Mean turnover of 20 sessions of Rs 20 lakh or more' },
  { value: '10000000', label: '≥ 1 Cr', hint: 'Mean turnover of 20 sessions of Rs 1 crore or more' },
] as const satisfies readonly DeclaredChoice<Turnover>[];

export const SideChoice = ({ value, onChoose }: ChoiceProps<Side>) => (
  <SegmentedControl label={t('Side')} choices={saidChoices(SIDES)} value={value} onChoose={onChoose} />
);

export const TurnoverChoice = ({ value, onChoose }: ChoiceProps<Turnover>) => (
  <SegmentedControl
    label={t('Turnover')}
    choices={saidChoices(TURNOVERS)}
    value={value}
    onChoose={onChoose}
  />
);
