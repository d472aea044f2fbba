export interface FaqThreadsTable {
  id: string;
  ref: string;
  ref_norm: string;
  product_id: string | null;
  created_at: string;
}

export interface FaqPostsTable {
  id: string;
  thread_id: string;
  author_id: string;
  author: string;
  html: string;
  /** The same without mark-up, for excerpts. */
  plain: string;
  status: 'unvalidated' | 'validated' | 'draft';
  created_at: string;
  updated_at: string;
}

export interface FaqPicturesTable {
  post_id: string;
  position: number;
  file_id: string;
}

export interface FilesTable {
  id: string;
  kind:
    | 'faq'
    | 'prodPicture'
    | 'prodDatasheet'
    | 'ldec'
    | 'orderPdf'
    | 'qrcode'
    | 'orderDocument'
    | 'returnPhoto';
  owner_id: string | null;
  upload_id: string;
  name: string;
  mimetype: string;
  bytes: number;
  sha256: string;
  created_at: string;
}
