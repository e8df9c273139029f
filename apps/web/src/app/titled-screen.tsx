import type { ComponentType } from 'react';
import { pageTitle, usePageTitle } from '../screen-kit/page-title.ts';

/** Gives a screen the title of its row; a screen about one thing may put that thing's name in its place. */
export const TitledScreen = ({ title, Screen }: { title: string; Screen: ComponentType }) => {
  usePageTitle(pageTitle(title));
  return <Screen />;
};
