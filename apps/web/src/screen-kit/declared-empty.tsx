import { t } from '@chuli/language';
import { EmptyState, PanelHead } from '@chuli/ui';
import type { EmptyWords } from './screen-definition.ts';

type DeclaredEmptyProps<S> = {
  /** What is missing, on a screen that has no panel to say it. */
  title: string | undefined;
  empty: EmptyWords<S>;
  shown: S;
};

/** Why there is nothing, and the way on. */
export const DeclaredEmpty = <S,>({ title, empty, shown }: DeclaredEmptyProps<S>) => {
  const words =
    typeof empty === 'string'
      ? { title: t('None'), why: t(empty) }
      : { title: t(empty.title), why: empty.why(shown), action: empty.action?.(shown) };
  return (
    <>
      {title !== undefined && <PanelHead title={title} />}
      <EmptyState {...words} />
    </>
  );
};
