import { t } from '@chuli/language';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

type SheetProps = {
  title: ReactNode;
  onClose: () => void;
  /** Without it the page stays bright and can be used beside the sheet, which stays until it is closed. */
  isModal?: boolean;
  children: ReactNode;
};

/** Rises from the lower edge of a phone; a small window in the corner of a desk. */
const Sheet = ({ title, onClose, isModal = true, children }: SheetProps) => (
  <Dialog.Root open modal={isModal} onOpenChange={(open) => !open && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="scrim" />
      <Dialog.Content
        className="sheet"
        aria-describedby={undefined}
        onInteractOutside={(event) => {
          if (!isModal) event.preventDefault();
        }}
      >
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
