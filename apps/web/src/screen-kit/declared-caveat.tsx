import type { CaveatBlock } from './screen-definition.ts';

export const DeclaredCaveat = <S,>({ block, shown }: { block: CaveatBlock<S>; shown: S }) => {
  const text = block.text(shown);
  const way = block.action?.(shown);
  if (text === null) return null;
  return (
    <p className="caveat">
      {text}{' '}
      {way !== undefined && (
        <button type="button" className="text-accent underline" onClick={way.onClick}>
          {way.label}
        </button>
      )}
    </p>
  );
};
