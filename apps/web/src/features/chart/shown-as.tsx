import { t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';

type View = 'chart' | 'table';

const CHOICES: readonly DeclaredChoice<View>[] = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];

/** A drawing, or the figures behind it. */
export const ShownAs = ({ view, onChoose }: { view: View; onChoose: (view: View) => void }) => (
  <SegmentedControl
    label={t('Shown as')}
    choices={translateChoices(CHOICES)}
    value={view}
    onChoose={onChoose}
  />
);
