import { t } from '@chuli/language';
import { ChartSkeleton } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { type KeptLayout, type Layouts, useLayouts } from './use-layouts.ts';

type PageProps = {
  title: string;
  children: (layouts: Layouts, rows: readonly KeptLayout[]) => ReactNode;
};

/** A page of charts over the whole window, for whoever holds walls; to others it says what opens them. */
export const WallPage = ({ title, children }: PageProps) => {
  const layouts = useLayouts();
  return (
    <div className="wall-window">
      <h1 className="sr-only">{title}</h1>
      <Loaded
        title={t('Charts side by side')}
        call={layouts.call}
        skeleton={<ChartSkeleton label={title} height={480} />}
      >
        {({ rows }) => children(layouts, rows)}
      </Loaded>
    </div>
  );
};
