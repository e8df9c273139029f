import { type Phrase, t } from '@chuli/language';
import { Drawer, IconButton } from '@chuli/ui';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';

/** How to read a page, beside the page: what its figures mean and what they do not. */
export const Explanation = ({ title, paragraphs }: { title: string; paragraphs: readonly Phrase[] }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton small label={t('Read this page')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <CircleQuestionMark />
      </IconButton>
      {isOpen && (
        <Drawer title={t('How to read {page}', { page: title })} onClose={() => setOpen(false)}>
          <div className="explanation">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </div>
        </Drawer>
      )}
    </>
  );
};
