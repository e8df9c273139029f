import { PRODUCT } from '@chuli/kernel';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../screen-kit/href-with-as-of.ts';
import { hostBrand } from '../screen-kit/host-brand.ts';

/** The mountain is the house's; a partner has its letters. */
const Letters = ({ text }: { text: string }) => (
  <b className="rounded-sm bg-(--brand) px-1.5 text-(--on-brand)" aria-hidden>
    {text}
  </b>
);

const Mountain = () => (
  <svg viewBox="0 0 22 22" aria-hidden>
    <path d="M1.5 18.5 9.2 4.2 12.4 10l1.9-2.9 6.2 11.4z" fill="currentColor" />
    <path d="M9.2 4.2 12.4 10l-2.3 3-1.8-2.2-2 1.2z" fill="var(--surface)" opacity=".85" />
  </svg>
);

export const BrandMark = () => {
  const href = useHrefWithAsOf();
  const brand = hostBrand();
  const name = brand?.name ?? PRODUCT.name;
  return (
    <Link className="brand" to={href('/')} aria-label={name}>
      {brand === null ? <Mountain /> : <Letters text={brand.mark} />}
      <span>{name}</span>
    </Link>
  );
};
