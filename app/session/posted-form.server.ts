/** The form a request posts. A body that is no form is a bad request, not a fault of ours (Z-02). */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}
