export type Choice<V extends string> = { value: V; label: string; hint?: string };

type SegmentedControlProps<V extends string> = {
  label: string;
  choices: readonly Choice<V>[];
  value: V | null;
  onChoose: (value: V) => void;
  /** The label stands before the choices, which do not say what they are: numbers. */
  isNamed?: boolean;
};

/** A few choices of which one holds, all of them in view. */
export const SegmentedControl = <V extends string>({
  label,
  choices,
  value,
  onChoose,
  isNamed = false,
}: SegmentedControlProps<V>) => (
  <fieldset className="seg" aria-label={label}>
    {isNamed && (
      <span className="seg-name" aria-hidden>
        {label}
      </span>
    )}
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        title={choice.hint}
        aria-pressed={choice.value === value}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
);
