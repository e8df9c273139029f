import type { Screen } from '@chuli/contracts/screens';
import type { ScreenComponent } from '../screen-kit/define-screen.tsx';
import { useEffect } from 'react';
import { screenTitle, usePageTitle } from '../screen-kit/page-title.ts';
import { showScreen } from '../vitals/shown-screen.ts';

/** Gives a screen the title of its row; a screen about one thing may put that thing's name in its place. */
export const TitledScreen = ({ row, Content }: { row: Screen; Content: ScreenComponent }) => {
  usePageTitle(screenTitle(row));
  useEffect(() => showScreen(row.id), [row.id]);
  return <Content screen={row} />;
};
