import type { GetPath } from '@chuli/contracts';
import type { Screen, ScreenId } from '@chuli/contracts/screens';
import type { ComponentType } from 'react';
import { DeclaredScreen } from './declared-screen.tsx';
import type { Filters, NoFilters } from './filters.tsx';
import type { DeclaredRow, NoPaths, Paths, ScreenDefinition } from './screen-definition.ts';

/** What shows a row of the table of screens. */
export type ScreenComponent = ComponentType<{ screen: Screen }>;

export const defineScreen = <
  const P extends GetPath,
  Row extends object = DeclaredRow<P>,
  const F extends Filters = NoFilters,
  const A extends Paths = NoPaths,
>(
  definition: ScreenDefinition<P, Row, F, A>,
): ScreenComponent => {
  const Declared = ({ screen }: { screen: Screen }) => (
    <DeclaredScreen screen={screen} definition={definition} />
  );
  return Declared;
};

/** Screens that differ in a few words: rows of one table, shown by one file. */
export const defineScreens = (rows: Partial<Record<ScreenId, ScreenComponent>>): ScreenComponent => {
  const Preset = ({ screen }: { screen: Screen }) => {
    const Shown = rows[screen.id as ScreenId];
    if (Shown === undefined) throw new Error(`No preset shows the screen ${screen.id}.`);
    return <Shown screen={screen} />;
  };
  return Preset;
};
