export type KeptTable = {
  what: 'base' | 'log' | 'tape';
  until: Date | null;
  told_at: Date;
};
