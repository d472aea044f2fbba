export { faqRoutes } from './faq.routes.ts';
export { forumData } from './forum-data.ts';
