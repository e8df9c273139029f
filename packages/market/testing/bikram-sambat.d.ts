declare module 'bikram-sambat' {
  const calendar: {
    toBik(gregorian: string): { year: number; month: number; day: number };
    toGreg_text(year: number, month: number, day: number): string;
  };
  export default calendar;
}
