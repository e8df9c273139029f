import { Drawer, IconButton } from '@chuli/ui';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';

/** How to read a page, beside the page: what its figures mean and what they do not. */
export const Explanation = ({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton small label="Read this page" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <CircleQuestionMark />
      </IconButton>
      {isOpen && (
        <Drawer title={`How to read ${title}`} onClose={() => setOpen(false)}>
          <div className="explanation">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Drawer>
      )}
    </>
  );
};
