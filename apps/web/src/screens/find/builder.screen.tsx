import type { ScreenId } from '@chuli/contracts/screens';
import type { Phrase } from '@chuli/language';
import { Workbench } from '../../features/find/workbench.tsx';
import { defineScreens } from '../../screen-kit/define-screen.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';

const EXPLAIN: readonly Phrase[] = [
  'Each row is a condition; press a measure, a number or a relation to change it. ALL means that every row has to hold, ANY that one is enough.',
  'A rule is judged on closed bars. A longer timeframe gives its last closed bar, so that no match is found with a price that was not known yet.',
  'How often a rule matched says nothing about what followed. Look at the record before you trust it.',
];

const builder = (screen: ScreenId, isNested: boolean) => {
  const BuilderScreen = () => (
    <>
      <PageHead screen={screen} explain={EXPLAIN}>
        {null}
      </PageHead>
      <Workbench isNested={isNested} />
    </>
  );
  return BuilderScreen;
};

/** The builder with groups in each other, and the same with one flat list of conditions. */
export default defineScreens({
  'custom-signal-pro-v2': builder('custom-signal-pro-v2', true),
  'custom-signal-pro': builder('custom-signal-pro', false),
});
