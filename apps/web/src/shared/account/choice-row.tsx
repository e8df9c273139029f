import { type Choice, SegmentedControl } from '@chuli/ui';

type ChoiceRowProps<V extends string> = {
  label: string;
  choices: readonly Choice<V>[];
  value: V;
  onChoose: (value: V) => void;
};

/** One choice of the settings, with its name before it. */
export const ChoiceRow = <V extends string>({ label, ...control }: ChoiceRowProps<V>) => (
  <>
    <dt>{label}</dt>
    <dd>
      <SegmentedControl label={label} {...control} />
    </dd>
  </>
);
