import '../../features/site/site.css';
import { saidHere, t } from '@chuli/language';
import { EmptyState, TextField } from '@chuli/ui';
import { type FaqGroup, faq } from '@chuli/language/pages/faq';
import { matchingFaq } from '../../features/site/faq-search.ts';
import { ScreenLinks } from '../../features/site/screen-links.tsx';
import { textPart } from '../../screen-kit/address.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';

const ADDRESS = { q: textPart() };

const Group = ({ group }: { group: FaqGroup }) => (
  <section aria-labelledby={group.id}>
    <h2 id={group.id}>{saidHere(group.title)}</h2>
    {group.entries.map(({ id, question, answer, screens }) => (
      <div key={id} className="answered">
        <h3 id={`${group.id}-${id}`}>{saidHere(question)}</h3>
        <p>{saidHere(answer)}</p>
        <ScreenLinks paths={screens} />
      </div>
    ))}
  </section>
);

const FaqScreen = () => {
  const [{ q }, set] = useAddress(ADDRESS);
  const groups = matchingFaq(faq, q);
  return (
    <>
      <PageHead screen="faq">
        <TextField
          label={t('Search')}
          size={24}
          isProse
          value={q}
          onType={(typed) => set({ q: typed }, 'replace')}
        />
      </PageHead>
      {groups.length === 0 ? (
        <EmptyState
          title={t('No matching questions')}
          why={t('Try fewer words, or ask us.')}
          action={{ label: t('Show all questions'), onClick: () => set({ q: '' }) }}
        />
      ) : (
        <div className="reading">
          <nav className="toc" aria-label={t('Contents')}>
            <ol>
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{saidHere(title)}</a>
                </li>
              ))}
            </ol>
          </nav>
          <article>
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </article>
        </div>
      )}
    </>
  );
};

export default FaqScreen;
