import { type ReactNode, Suspense, lazy } from 'react';

/** Fetched when one is first opened. */
const Sheet = lazy(() => import('../panel/sheet.tsx'));

/** Something to read beside the screen. */
export const Drawer = ({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Suspense fallback={null}>
    <Sheet title={title} onClose={onClose}>
      {children}
    </Sheet>
  </Suspense>
);
