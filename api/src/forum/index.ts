export { faqRoutes } from './faq.routes.ts';
export { forumPersonalData } from './forum-personal-data.ts';
