export {
  type Announcement,
  type AnnouncementKind,
  listAnnouncements,
  publishAnnouncement,
  withdrawAnnouncement,
} from './announcement.ts';
export { type Announced, countAnnounced, replaceAnnounced } from './announced.ts';
export { changeFavourites, listFavourites } from './favourite-page.ts';
export { type Form, type FormAnswer, findForm, insertAnswer, listAnswers, listForms } from './form.ts';
export { type OperatorDeed, listDeeds, logDeed } from './operator-log.ts';
export { type TodayBoard, findBoard, saveBoard } from './today-board.ts';
export type { AnswerValue, FormField } from './tables.ts';
