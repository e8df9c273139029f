import { t } from '@chuli/language';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

type SheetProps = { title: ReactNode; onClose: () => void; children: ReactNode };

/** Rises from the lower edge of a phone; a small window in the corner of a desk. */
const Sheet = ({ title, onClose, children }: SheetProps) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="scrim" />
      <Dialog.Content className="sheet" aria-describedby={undefined}>
        <header>
          <Dialog.Title className="flex-1">{title}</Dialog.Title>
          <Dialog.Close className="icon-btn" aria-label={t('Close')}>
            <X />
          </Dialog.Close>
        </header>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);

export default Sheet;
