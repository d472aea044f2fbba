export { faqRoutes } from './faq.routes.ts';
export { forumFiguresRoutes } from './figures/forum-figures.routes.ts';
export { forumDesk } from './forum-desk.ts';
export { forumFiles } from './forum-files.ts';
export { forumPersonalData } from './forum-personal-data.ts';
