import type { Screen } from '@chuli/contracts/screens';
import type { ComponentType } from 'react';
import { screenTitle, usePageTitle } from '../screen-kit/page-title.ts';

/** Gives a screen the title of its row; a screen about one thing may put that thing's name in its place. */
export const TitledScreen = ({ row, Content }: { row: Screen; Content: ComponentType }) => {
  usePageTitle(screenTitle(row));
  return <Content />;
};
